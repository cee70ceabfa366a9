export * from './assurance';
export * from './billed/billed-fees';
export * from './birth-date';
export * from './case/case-acts';
export * from './case/pathway';
export * from './case/pathway-facts';
export * from './case/pathway-law';
export * from './case/pathway-problems';
export * from './deposit/deposit';
export * from './calendar/ical';
export * from './case-checklist/checklist';
export * from './case-checklist/default-checklist';
export * from './case-checklist/readiness';
export type { ParseResult } from './parse-result';
export * from './country';
export * from './csv/column-targets';
export * from './csv/content-kinds';
export * from './csv/csv-line';
export * from './csv/date-order';
export * from './csv/duplicates';
export * from './csv/error-rows';
export { FULL_NAME } from './csv/full-name';
export { LEAD_CHOICES } from './csv/import-choices';
export * from './csv/import-fields';
export * from './csv/import-kinds';
export * from './csv/import-messages';
export * from './csv/import-presets';
export * from './csv/import-summary';
export * from './csv/import-types';
export * from './csv/suggest-columns';
export * from './csv/surgery-description';
export * from './csv/mapped-record';
export * from './csv/match-headers';
export * from './csv/non-record-row';
export * from './csv/parse-values';
export * from './csv/row-findings';
export * from './csv/validate-row';
export * from './csv/split-address';
export * from './dates';
export * from './email';
export * from './enquiry';
export * from './holidays/business-days';
export type { PublicHoliday } from './holidays/holiday';
export * from './holidays/home-region';
export * from './holidays/public-holidays';
export { INVALID_PHONE_AU, INVALID_PHONE_NZ, type PhoneUse, type ParsedPhone } from './home-phone';
export * from './locale';
export * from './locale-table';
export * from './medicare/anaesthesia';
export * from './medicare/assistance';
export type {
  BenefitContext,
  BenefitLine,
  FundAgreement,
  LineBenefits,
  MbsData,
  MedicareNotice,
  QuoteBenefits,
} from './medicare/benefit-line';
export { hasFund } from './medicare/benefit-line';
export * from './medicare/charge-benefits';
export * from './medicare/estimate-benefits';
export * from './medicare/five-cents';
export * from './medicare/mbs-item';
export * from './medicare/mbs-item-text';
export * from './medicare/medicare-settings';
export * from './medicare/multiple-operations';
export * from './mentions';
export * from './money';
export * from './name-typos';
export * from './names';
export * from './organisation-id';
export * from './password';
export * from './person-name';
export * from './phone';
export * from './format-phone';
export * from './plans/bank-statement';
export * from './plans/feature-switches';
export * from './plans/business-number';
export * from './plans/catalogue';
export * from './plans/entitlements';
export * from './plans/invoice-totals';
export * from './plans/mates-rate';
export * from './plans/period';
export * from './postcode';
export * from './pricing/chosen-variant';
export * from './pricing/compare-prices';
export * from './pricing/compose-quote';
export * from './health-funds';
export * from './pricing/consent-checklist';
export { followsClass } from './pricing/split-mixed';
export * from './pricing/current-prices';
export * from './pricing/list-price';
export {
  calculateDiscountShare,
  type BelowList,
  type Discount,
  type DiscountVerdict,
} from './pricing/discount';
export * from './pricing/fee-types';
export type { FieldProblem } from './pricing/field-problems';
export * from './pricing/formula/check-formula';
export * from './pricing/formula/formula-inputs';
export type { FormulaProblem } from './pricing/formula/formula-tree';
export { MAX_FORMULA_LENGTH } from './pricing/formula/formula-tree';
export * from './pricing/formula/print-formula';
export * from './pricing/gst';
export { formatLineDescription, type LinePart, type LineWords } from './pricing/line-description';
export * from './pricing/line-request';
export * from './pricing/line-options';
export { createLine, type NewLine } from './pricing/new-line';
export { calculateFeeWithOption } from './pricing/option-example';
export {
  OPTION_CATEGORIES,
  OPTION_FEE_TYPES,
  type ChosenOption,
  type OptionCategory,
  type OptionFee,
  type OptionFeeType,
  type OptionGroup,
  type PriceOption,
} from './pricing/options';
export * from './pricing/patient-choices';
export * from './pricing/price-quote';
export * from './pricing/pricing-rule';
export * from './pricing/quote-choice';
export { ruleBook, type RuleBook, type RuleContext } from './pricing/rule-book';
export * from './pricing/stored-configuration';
export * from './pricing/surgery-configuration';
export type { TraceKind, TraceSource, TraceStep, TraceWords, TraceWordsKey } from './pricing/trace';
export * from './pricing/validate-configuration';
export * from './pricing/validate-options';
export * from './pricing/validate-rule';
export { INVALID_PUBLIC_PHONE, findCallbackPhoneProblem, isCallablePhone } from './public-phone';
export * from './quote-paper/benefit-words';
export * from './quote-paper/paper';
export * from './quote-paper/paper-choices';
export * from './quote-paper/paper-lines';
export * from './quote-paper/paper-totals';
export * from './quote-paper/payment-explanation';
export * from './quote-paper/words';
export * from './quote-addressee';
export * from './quote-totals';
export * from './relative-time';
export * from './report-period';
export * from './report-times';
export * from './search-key';
export * from './search-matches';
export * from './search-text';
export * from './signatory';
export * from './au-states';
export * from './doctor-titles';
export * from './titled-name';
export * from './signing-age';
export * from './signing-age-limits';
export * from './signature';
export * from './state';
export * from './terms/terms-blocks';
export * from './text-length';
export * from './today/task-weight';
export * from './assignment-rotation';
export * from './typed-date';
export * from './typed-name';
