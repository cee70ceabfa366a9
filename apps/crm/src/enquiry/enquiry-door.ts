import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  listPlansOf,
  readDirectoryNames,
  type OrganisationLogo,
  type OrganisationRecord,
} from '@quillcare/contracts';
import { isSwitchedOff } from '@quillcare/rules';
import {
  Clock,
  CONFIG,
  currentContext,
  deriveKey,
  OrganisationFacts,
  ProcessLogger,
  RpcClient,
  runInContext,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { issueFormToken, readFormToken, type FormToken } from './domain/form-token';
import { takesEnquiries } from './domain/practice-standing';
import { EnquiryFormReader, type FoundForm } from './enquiry-form.reader';

/** A form with its practice; closed if the practice or a super admin turned it off, or its trial is over. */
export interface OpenedForm {
  form: FoundForm;
  practice: OrganisationRecord;
  isOpen: boolean;
}

/** Where strangers come in: finds forms by their address, and signs and reads the tokens of opened ones. */
@Injectable()
export class EnquiryDoor {
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly forms: EnquiryFormReader,
    private readonly organisations: OrganisationFacts,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
    @Inject(CONFIG) config: ProcessConfig,
  ) {
    this.keys = config.secrets.map((secret) => deriveKey(secret, 'enquiry-form'));
  }

  /** Throws NOT_FOUND for an address that nobody has or had. Can call other services. */
  async open(slug: string): Promise<OpenedForm> {
    const form = await this.forms.bySlug(slug);
    if (!form) throw new AppError('NOT_FOUND', { detail: 'There is no enquiry form at this address.' });
    const [practice, isOpen] = await Promise.all([
      this.organisations.get(form.organisationId),
      form.isOn ? this.takesEnquiries(form.organisationId) : false,
    ]);
    const isClosed = !practice.isActive || isSwitchedOff(practice, 'enquiryForm');
    return { form, practice, isOpen: isOpen && !isClosed };
  }

  /** The surgeries that the form offers and that are active, in their order; none while quoting is away. */
  async surgeriesOf({ organisationId, surgeryIds }: FoundForm): Promise<{ id: string; name: string }[]> {
    if (surgeryIds.length === 0) return [];
    const request = this.rpc.call(readDirectoryNames, { body: { organisationId } });
    const names = await this.orNothing(request, 'the surgeries of an enquiry form could not be read');
    return names?.surgeries.filter(({ id }) => surgeryIds.includes(id)) ?? [];
  }

  /** The practice's logo; none while identity is away. */
  logoOf({ organisationId }: FoundForm): Promise<OrganisationLogo | null> {
    const read = () => this.organisations.currentLogo();
    const request = runInContext({ ...currentContext(), organisationId }, read);
    return this.orNothing(request, 'the logo of a practice could not be read');
  }

  issueToken(form: FoundForm): string {
    return issueFormToken(form.id, this.clock.now(), this.keys[0]!);
  }

  readToken(token: string): FormToken | null {
    return readFormToken(token, this.keys);
  }

  // An enquiry is worth more than the certainty that the trial still runs.
  private async takesEnquiries(organisationId: string): Promise<boolean> {
    const request = this.rpc.call(listPlansOf, { body: { organisationIds: [organisationId] } });
    const plans = await this.orNothing(request, 'the plan of a practice could not be read');
    return takesEnquiries(plans?.items[0], this.clock.now());
  }

  private async orNothing<T>(request: Promise<T>, what: string): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.warn({ code: error.code }, what);
      return null;
    }
  }
}
