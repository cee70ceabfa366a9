// Plain records, of every service: the index and the registry have them from here.
export * from './quoting/option-list.operations';
export * from './quoting/provider.operations';
export * from './quoting/quote-template.operations';
export * from './quoting/pricing-rule.operations';
export * from './quoting/site.operations';
