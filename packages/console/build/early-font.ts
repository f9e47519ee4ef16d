import type { Plugin } from 'vite';

const latin = /(?:^|\/)geist-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * The page asks for the font of its first words itself, beside the scripts. Found only in the style sheet, it would come after
 * the first paint, above all in a frame: words would stand in another font first, and move.
 */
export const earlyFont: Plugin = {
  name: 'early-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => latin.test(file));
      if (font === undefined) throw new Error('The build has no font for Latin letters');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${font}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};
