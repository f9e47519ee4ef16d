import { attr } from '@microsoft/fast-element';
import type { Locale } from '../../protocol/index.ts';
import { ConsoleForm } from '../form-frame/console-form.ts';
import { names } from './names.ts';

/**
 * Changes the IPv4 subnet of a network.
 *
 * @tagname sky-network-edit-ipv4-subnet
 */
export class SkyNetworkEditIpv4Subnet extends ConsoleForm {
  /** Which network. */
  @attr({ attribute: 'network-id', mode: 'fromView' }) networkId: string | null = null;
  /** Which subnet of it. */
  @attr({ attribute: 'subnet-id', mode: 'fromView' }) subnetId: string | null = null;

  protected networkIdChanged(): void {
    this.addressChanged();
  }
  protected subnetIdChanged(): void {
    this.addressChanged();
  }

  protected override path(): readonly (string | null)[] {
    return ['networks', this.networkId, 'edit-ipv4-subnet', this.subnetId];
  }
  protected override names(): Readonly<Record<Locale, string>> {
    return names;
  }
}
