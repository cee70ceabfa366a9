export * from './catalogue';
export * from './dead-letters';
export * from './migrate-all';
