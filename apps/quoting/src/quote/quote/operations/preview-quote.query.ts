import {
  AppError,
  previewQuote,
  type InputOf,
  type OrganisationRecord,
  type Client,
  type ProcedureClass,
  type Quote,
  type ResultOf,
} from '@quillcare/contracts';
import { needsRepresentative, SIGNING_AGES, todayIn } from '@quillcare/rules';
import { Clock, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { PatientSettingsRepository } from '../../../catalogue';
import { signingAgeOf } from '../domain/who-may-sign';
import { checklistOf } from '../domain/consent-check';
import { choicesOf } from '../domain/price-question';
import { ownClass, refuseInvalid, type ContentInput } from '../domain/quote-content';
import { ONE_QUOTE } from '../persistence/quote.columns';
import { QuoteFactsReader } from './quote-facts.reader';
import { clientProblems } from './quote-parties.reader';
import { QuotePricing } from './quote-pricing';

type Asked = InputOf<typeof previewQuote>['body'];

interface PreviewSources {
  organisation: OrganisationRecord;
  client: Client | null;
  draft: Quote | null;
}

/** Prices a quote while it is being written. Stores nothing. */
@Implements(previewQuote)
export class PreviewQuoteQuery implements Handler<typeof previewQuote> {
  constructor(
    private readonly reader: TenantReader,
    private readonly facts: QuoteFactsReader,
    private readonly pricing: QuotePricing,
    private readonly patientSettings: PatientSettingsRepository,
    private readonly clock: Clock,
  ) {}

  async prepare({ body }: InputOf<typeof previewQuote>): Promise<PreviewSources> {
    const draft = await this.draft(body.quoteId);
    const clientId = body.clientId ?? draft?.client.id ?? null;
    return { ...(await this.facts.readFacts(clientId)), draft };
  }

  async handle(
    { body }: InputOf<typeof previewQuote>,
    { organisation, client, draft }: PreviewSources,
  ): Promise<ResultOf<typeof previewQuote>> {
    const { content, absent, problems, prices } = await this.pricing.price({
      organisation,
      client,
      quoteNumber: '',
      input: inputFrom(body, draft),
      stored: draft && { choices: choicesOf(draft), lines: draft.lines },
    });
    const isUnknown = body.clientId !== null && client === null;
    refuseInvalid([...(isUnknown ? clientProblems(client) : []), ...absent, ...problems]);
    const { blockingPoints } = prices.settings;
    return {
      procedureClass: content.procedureClass,
      gstRateBasisPoints: content.gstRateBasisPoints,
      lines: content.lines,
      totals: content.totals,
      placeResults: content.placeResults,
      discount: content.discount,
      notices: content.notices,
      choices: content.choices,
      checklist: checklistOf(
        content,
        { client, surgeries: prices.configurations },
        organisation,
        blockingPoints,
        this.clock.now(),
      ),
      representativeBelowAge: await this.representativeBelowAge(content, client, organisation),
      pricedOn: content.pricedOn,
      mbsTableDate: content.mbsTableDate,
    };
  }

  // Reads the practice's settings only if the result can depend on them.
  private async representativeBelowAge(
    { procedureClass }: { procedureClass: ProcedureClass },
    client: Client | null,
    { currency, timeZone }: OrganisationRecord,
  ): Promise<number | null> {
    const dateOfBirth = client?.dateOfBirth ?? null;
    const on = todayIn(this.clock.now(), timeZone);
    if (!needsRepresentative({ dateOfBirth, on, fromAge: SIGNING_AGES.max })) return null;
    const fromAge = signingAgeOf({ procedureClass, currency }, await this.patientSettings.current());
    return needsRepresentative({ dateOfBirth, on, fromAge }) ? fromAge : null;
  }

  private async draft(id: string | null): Promise<Quote | null> {
    if (id === null) return null;
    const found = await this.reader.one<Quote>('quoting.quote', ONE_QUOTE, [id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}

function inputFrom(body: Asked, draft: Quote | null): ContentInput {
  return {
    clientId: body.clientId ?? draft?.client.id ?? '',
    doctorId: body.doctorId,
    hospitalId: body.hospitalId,
    siteId: body.siteId,
    procedureClass: body.procedureClass ?? (draft && ownClass({ ...draft, surgeries: body.surgeries })),
    place: body.place,
    surgeries: body.surgeries,
    quoteDiscount: body.quoteDiscount,
    fund: body.fund,
    validUntil: body.validUntil ?? '',
    notesToPatient: null,
    lines: body.lines ?? [],
  };
}
