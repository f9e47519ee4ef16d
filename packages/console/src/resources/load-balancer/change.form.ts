import { type LoadBalancer, type LoadBalancerUpdate, size } from '@skydeck/contract';
import { boolean, object, string } from 'superstruct';
import { formModel, required } from '../../kit/form/model.ts';

export interface LoadBalancerChange {
  name: string;
  description: string;
  enabled: boolean;
}

export const loadBalancerChange = formModel<LoadBalancerChange, LoadBalancerUpdate, LoadBalancer>({
  shape: object({ name: size(string(), 1, 255), description: size(string(), 0, 255), enabled: boolean() }),
  check: ({ name }) => required({ name }),
  blank: () => ({ name: '', description: '', enabled: true }),
  from: ({ name, description, enabled }) => ({ name, description, enabled }),
  toBody: ({ name, description, enabled }) => ({ name: name.trim(), description: description.trim(), enabled }),
});
