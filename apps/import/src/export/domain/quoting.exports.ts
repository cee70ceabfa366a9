import {
  listCallbacks,
  listPricingRules,
  listQuotes,
  listQuoteTemplates,
  listSurgeryCases,
  listSurgeryConfigurations,
} from '@quillcare/contracts';
import { formatTitledName, formatCsvAmount } from '@quillcare/rules';
import { formatDay, defineExport, timeOf } from './exported-list';

/** Quotes, their building blocks and their follow-ups. */
export const quotingExports = {
  quotes: defineExport({
    operation: listQuotes,
    audit: 'QUOTE',
    noun: ['quote', 'quotes'],
    columns: {
      number: ['Number', ({ quoteNumber }) => quoteNumber],
      revision: ['Version', ({ revision }) => revision],
      status: ['Status', ({ status }) => status],
      client: ['Client', ({ clientName }) => clientName],
      doctor: ['Doctor', ({ doctorName }) => doctorName],
      hospital: ['Hospital', ({ hospitalName }) => hospitalName],
      questions: ['New questions', ({ unreadMessages }) => unreadMessages],
      mail: ['Email', ({ mailState }) => mailState],
      createdAt: ['Created', (quote, format) => formatDay(quote.createdAt, format)],
      sentAt: ['Sent', (quote, format) => formatDay(quote.sentAt, format)],
      firstViewedAt: ['First viewed', (quote, format) => formatDay(quote.firstViewedAt, format)],
      validUntil: ['Valid until', ({ validUntil }) => validUntil],
      currency: ['Currency', ({ currency }) => currency],
      total: ['Total', ({ totalMinor }) => formatCsvAmount(totalMinor)],
      pays: [
        'Patient pays',
        ({ outOfPocketMinor }) => (outOfPocketMinor === null ? null : formatCsvAmount(outOfPocketMinor)),
      ],
    },
  }),
  'quote-templates': defineExport({
    operation: listQuoteTemplates,
    audit: 'QUOTE_TEMPLATE',
    noun: ['quote template', 'quote templates'],
    columns: {
      name: ['Name', ({ name }) => name],
      description: ['Description', ({ description }) => description],
      content: [
        'Content',
        ({ surgeries, lines }) => `Surgeries: ${surgeries.length}, lines: ${lines.length}`,
      ],
      class: ['Procedure class', ({ procedureClass }) => procedureClass],
      sharing: ['Shared', ({ isShared }) => isShared],
      createdAt: ['Added', (template, format) => formatDay(template.createdAt, format)],
    },
  }),
  'surgery-cases': defineExport({
    operation: listSurgeryCases,
    audit: 'SURGERY_CASE',
    noun: ['surgery case', 'surgery cases'],
    columns: {
      patient: ['Patient', ({ patient }) => `${patient.firstName} ${patient.lastName}`.trim()],
      procedures: ['Procedures', ({ procedures }) => procedures.map(({ name }) => name).join(', ')],
      doctor: ['Doctor', ({ doctor }) => formatTitledName(doctor)],
      hospital: ['Hospital', ({ hospitalName, hospital }) => hospitalName ?? hospital?.name],
      startsAt: ['Surgery', ({ startsAt }, format) => timeOf(startsAt, format)],
      // A spreadsheet would read “3/5” as a date.
      readiness: ['Checklist', ({ readiness }) => readiness && `${readiness.ready} of ${readiness.total}`],
      preferredDate: ['Preferred date', ({ preferredDate }) => preferredDate],
      quote: ['Quote', ({ quoteNumber }) => quoteNumber],
      acceptedAt: ['Accepted', (surgery, format) => formatDay(surgery.acceptedAt, format)],
      status: ['Status', ({ status }) => status],
    },
  }),
  callbacks: defineExport({
    operation: listCallbacks,
    audit: 'CALLBACK',
    noun: ['callback', 'callbacks'],
    columns: {
      due: ['Due', ({ dueDate }) => dueDate],
      client: ['Client', ({ clientName }) => clientName],
      phone: ['Phone', ({ clientPhone }) => clientPhone],
      quote: ['Quote', ({ quoteNumber }) => quoteNumber],
      priority: ['Priority', ({ priority }) => priority],
      detail: ['Notes', ({ notes, about }) => notes ?? about],
      assignee: ['Assigned to', ({ assigneeName }) => assigneeName],
      attempts: ['Tries', ({ attemptCount }) => attemptCount],
      status: ['Status', ({ status }) => status],
    },
  }),
  'pricing-rules': defineExport({
    operation: listPricingRules,
    audit: 'PRICING_RULE',
    noun: ['pricing rule', 'pricing rules'],
    columns: {
      priority: ['Priority', ({ priority }) => priority],
      name: ['Name', ({ name }) => name],
      feeType: ['Fee', ({ feeType }) => feeType],
      does: ['Change', ({ override }) => override.type],
      scope: ['Applies to', ({ scope, target }) => target?.name ?? scope.type],
      effectiveFrom: ['From', ({ effectiveFrom }) => effectiveFrom],
      effectiveTo: ['To', ({ effectiveTo }) => effectiveTo],
      state: ['Active', ({ isActive }) => isActive],
    },
  }),
  'surgery-configurations': defineExport({
    operation: listSurgeryConfigurations,
    audit: 'SURGERY_CONFIG',
    noun: ['surgery configuration', 'surgery configurations'],
    columns: {
      name: ['Name', ({ name }) => name],
      isConfigured: ['Configured', ({ isConfigured }) => isConfigured],
      doctors: ['Doctors', ({ doctors }) => doctors],
      hospitals: ['Hospitals', ({ hospitals }) => hospitals],
      optionLists: ['Option lists', ({ optionLists }) => optionLists],
      category: ['Category', ({ category }) => category],
      baseFee: ['Base fee', ({ baseFeeMinor }) => formatCsvAmount(baseFeeMinor)],
      updatedAt: ['Changed', (configuration, format) => formatDay(configuration.updatedAt, format)],
    },
  }),
} as const;
