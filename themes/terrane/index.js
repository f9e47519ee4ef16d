import theme from './theme.json' with { type: 'json' };

// Spelt out, because a bundler finds an asset only where it can read its name.
export default {
  ...theme,
  favicon: new URL('./favicon.svg', import.meta.url).href,
  logo: new URL('./logo.svg', import.meta.url).href,
  loginLogo: new URL('./login-logo.svg', import.meta.url).href,
};
