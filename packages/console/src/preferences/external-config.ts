import { defaultLanguage, EXTERNAL_CONFIG_ID, ExternalConfig, offeredLanguages } from '@skydeck/contract';
import { type Page, readDataBlock } from './data-block.ts';

/** The server has checked it at its start; a page that something else has written into has no settings of ours. */
export const readExternalConfig = (page: Page | undefined): ExternalConfig =>
  readDataBlock(page, EXTERNAL_CONFIG_ID, ExternalConfig) ?? {};

/**
 * What the operator sets, as it stood in the page when it was loaded (spec: data.operator-file.page,
 * docs/configuration.md).
 */
export const externalConfig: ExternalConfig = readExternalConfig(globalThis.document);

/** Those a person can choose from. */
export const languagesOffered = offeredLanguages(externalConfig);
export const languageByDefault = defaultLanguage(externalConfig);
