import type { RulePreset } from '@skydeck/contract';
import { useCallback } from 'react';
import { useText } from '../../kit/text/index.ts';
import { securityGroupWords } from './security-group.ts';

/** What a preset is called: services have proper names, the others words. */
export function usePresetName(): (preset: RulePreset) => string {
  const t = useText(securityGroupWords);
  return useCallback(
    ({ key, service }) => {
      if (service !== null) return service;
      if (key === 'all_icmp') return t('preset.all_icmp');
      if (key === 'all_tcp') return t('preset.all_tcp');
      return key === 'all_udp' ? t('preset.all_udp') : t('preset.all');
    },
    [t],
  );
}
