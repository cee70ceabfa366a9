import {
  EnquiryFormChanged,
  invalid,
  readDirectoryNames,
  updateEnquiryForm,
  type EnquiryForm,
  type FieldError,
  type InputOf,
} from '@quillcare/contracts';
import { webOrigin } from '@quillcare/rules';
import {
  currentContext,
  Implements,
  OrganisationFacts,
  RpcClient,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { newEnquiryForm, type StoredEnquiryForm } from '../domain/enquiry-form';
import { EnquiryFormReader } from '../enquiry-form.reader';
import { EnquiryFormRepository } from '../persistence/enquiry-form.repository';

@Implements(updateEnquiryForm)
export class UpdateEnquiryFormHandler implements Handler<typeof updateEnquiryForm> {
  constructor(
    private readonly forms: EnquiryFormRepository,
    private readonly reader: EnquiryFormReader,
    private readonly organisations: OrganisationFacts,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /** What a form that was never saved starts with. Surgeries that the practice does not have are refused. */
  async prepare({ body }: InputOf<typeof updateEnquiryForm>): Promise<StoredEnquiryForm> {
    const { organisationId } = currentContext();
    if (organisationId && body.surgeryIds?.length) {
      const [{ surgeries }, stored] = await Promise.all([
        this.rpc.call(readDirectoryNames, { body: { organisationId } }),
        this.reader.current(),
      ]);
      // One that was deactivated since it was chosen may stay: the form does not show it.
      refuseUnknown(body.surgeryIds, new Set([...surgeries.map(({ id }) => id), ...stored.surgeryIds]));
    }
    return newEnquiryForm((await this.organisations.current()).name);
  }

  async handle({ body }: InputOf<typeof updateEnquiryForm>, first: StoredEnquiryForm): Promise<EnquiryForm> {
    const { version, origins, ...rest } = body;
    const given = { ...rest, origins: origins && distinctOrigins(origins) };
    const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const form = await this.forms.change(version, sent, first);
    if (form.version !== version) this.uow.emit(EnquiryFormChanged, form.id, { id: form.id });
    return this.reader.current();
  }
}

function distinctOrigins(typed: readonly string[]): string[] {
  return [...new Set(typed.map(webOrigin).filter((origin) => origin !== null))];
}

function refuseUnknown(ids: readonly string[], known: ReadonlySet<string>): void {
  const errors = ids.flatMap((id, at): FieldError[] =>
    known.has(id) ? [] : [{ path: `surgeryIds.${at}`, message: 'Please choose active surgeries' }],
  );
  if (errors.length > 0) throw invalid(...errors);
}
