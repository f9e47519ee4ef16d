export * from './model.ts';
export * from './pictures.ts';
export * from './rules.ts';
export * from './theme.ts';
