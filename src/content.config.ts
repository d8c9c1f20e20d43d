export * from '../content.config.ts';
