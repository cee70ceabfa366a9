import { Inject, type Type } from '@nestjs/common';
import type { AnySettings, InputOf } from '@quillcare/contracts';
import { Implements, implementedBy } from '../operations/handlers';
import type { TenantEntity } from '../persistence/tenant-entity';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { SettingsColumns, SettingsRepository } from './settings-repository';

/** The settings an administrator sends; omitted ones stay unchanged. */
export type SentOf<S extends AnySettings> = Omit<InputOf<S['update']>['body'], 'version'>;

export interface SettingsPreparation<S extends AnySettings> {
  /** Runs before the transaction: throws if other services reject what was sent, and returns its stored form. */
  prepare(sent: SentOf<S>): Promise<SentOf<S>>;
}

export interface SettingsRules<S extends AnySettings, E extends TenantEntity> {
  repository: Type<SettingsRepository<S, E>>;
  /** Returns the settings after a change, or throws if they are invalid. By default, what was sent replaces the stored values. */
  change?: (present: SettingsColumns<E>, sent: SentOf<S>, now: Date) => SettingsColumns<E>;
  preparation?: Type<SettingsPreparation<S>>;
}

type Sent = Record<string, unknown>;
type Any = SettingsRepository<AnySettings, TenantEntity>;

/**
 * Returns the handlers of the two settings operations, for `handlers` of the service. A class in `own` replaces the handler of
 * its operation.
 */
export function settingsHandlers<S extends AnySettings, E extends TenantEntity>(
  settings: S,
  rules: SettingsRules<S, E>,
  own: readonly Type[] = [],
): Type[] {
  const implemented = new Set(own.map((type) => implementedBy(type)?.operation));
  const any = rules as unknown as SettingsRules<AnySettings, TenantEntity>;
  const derived = [
    ...(implemented.has(settings.get) ? [] : [getHandler(settings, any)]),
    ...(implemented.has(settings.update) ? [] : [updateHandler(settings, any)]),
  ];
  return [...derived, ...own];
}

function getHandler({ get }: AnySettings, { repository }: SettingsRules<AnySettings, TenantEntity>): Type {
  @Implements(get)
  class GetSettings {
    constructor(@Inject(repository) private readonly settings: Any) {}

    handle(): Promise<unknown> {
      return this.settings.current();
    }
  }
  return withHandlerName(GetSettings, get.name);
}

function updateHandler(
  { update, changed }: AnySettings,
  { repository, change = replaceFields, preparation }: SettingsRules<AnySettings, TenantEntity>,
): Type {
  @Implements(update)
  class UpdateSettings {
    constructor(
      @Inject(repository) private readonly settings: Any,
      // Without a preparation, whatever is injected in its place has no `prepare`.
      @Inject(preparation ?? repository)
      private readonly preparation: Partial<SettingsPreparation<AnySettings>>,
      private readonly uow: UnitOfWork,
    ) {}

    async prepare({ body: { version: _version, ...body } }: { body: Sent }) {
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const sent = (await this.preparation.prepare?.(given)) ?? given;
      return { sent, first: await this.settings.first() };
    }

    async handle(
      { body: { version } }: { body: { version: number } },
      { sent, first }: { sent: Sent; first: SettingsColumns<TenantEntity> },
    ): Promise<unknown> {
      const now = this.uow.now();
      const stored = await this.settings.change({
        version,
        change: (present) => change(present, sent, now),
        first,
      });
      if (stored.version !== version) this.uow.emit(changed, stored.id, { id: stored.id });
      return this.settings.current();
    }
  }
  return withHandlerName(UpdateSettings, update.name);
}

const replaceFields = (present: object, sent: object): object => ({ ...present, ...sent });

/** Makes stack traces and Nest's errors name the operation. */
function withHandlerName(type: Type, operation: string): Type {
  Object.defineProperty(type, 'name', { value: `Handler of ${operation}` });
  return type;
}
