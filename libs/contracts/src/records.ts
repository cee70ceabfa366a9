// The plain records of every service, re-exported for the index and the registry.
export * from './quoting/option-list.operations';
export * from './quoting/provider.operations';
export * from './quoting/quote-template.operations';
export * from './quoting/pricing-rule.operations';
export * from './quoting/site.operations';
