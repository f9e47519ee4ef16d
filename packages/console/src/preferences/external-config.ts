import { defaultLanguage, EXTERNAL_CONFIG_ID, ExternalConfig, offeredLanguages } from '@skydeck/contract';

/** What is needed of a document. */
interface Page {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

/**
 * The server has checked it at its start; a page that something else has written into has no settings of ours. Nor is there
 * any where the list of addresses is read without a page.
 */
export function readExternalConfig(page: Page | undefined): ExternalConfig {
  const text = page?.getElementById(EXTERNAL_CONFIG_ID)?.textContent;
  if (!text) return {};
  try {
    const config: unknown = JSON.parse(text);
    return ExternalConfig.is(config) ? config : {};
  } catch {
    return {};
  }
}

/**
 * What the operator sets, as it stood in the page when it was loaded (spec: data.operator-file.page,
 * docs/configuration.md).
 */
export const externalConfig: ExternalConfig = readExternalConfig(globalThis.document);

/** Those a person can choose from. */
export const languagesOffered = offeredLanguages(externalConfig);
export const languageByDefault = defaultLanguage(externalConfig);
