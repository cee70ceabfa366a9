import { saveListSettings } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';

const SAVE = `insert into identity.list_preference as stored
    (organisation_id, user_id, list, columns, default_view, view_order)
  values ($1, $2, $3, $5::jsonb, $7, coalesce($8::jsonb, '[]'))
  on conflict (organisation_id, user_id, list) do update set
    columns = case when $4 then $5::jsonb else stored.columns end,
    default_view = case when $6 then $7 else stored.default_view end,
    view_order = coalesce($8::jsonb, stored.view_order)`;

export const SaveListSettingsHandler = implement(saveListSettings, [UnitOfWork], (uow) => ({
  async handle({ params: { list }, body }) {
    const { columns, defaultView, order } = body;
    await uow.execute(SAVE, [
      uow.organisationId,
      requireUser().userId,
      list,
      columns !== undefined,
      columns ? JSON.stringify(columns) : null,
      defaultView !== undefined,
      defaultView ?? null,
      order ? JSON.stringify(order) : null,
    ]);
    return { list };
  },
}));
