import { listImpersonations, type ListPage, type SupportAccess } from '@quillcare/contracts';
import { Clock, definePlatformList, implement, PlatformReader } from '@quillcare/service-kit';
import type { EndReason } from '../../session/domain/session';
import { supportEndOf } from '../../session/domain/support-end';

type Row = Omit<SupportAccess, 'end'> & { endReason: EndReason | null };

const PERSON = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', trim(${alias}.first_name || ' ' || ${alias}.last_name))`;

const supportList = definePlatformList<Row>({
  name: 'identity.support',
  reason: 'super admins see who acted for whom on the whole platform',
  from: `(select s.id, s.created_at, s.expires_at, s.ended_at, s.end_reason, s.support_reason as reason, s.read_only,
                 json_build_object('id', s.impersonator_user_id, 'name', s.impersonator_name) as by,
                 ${PERSON('u')} as person, json_build_object('id', o.id, 'name', o.name) as practice
            from identity.session s
            join identity."user" u on u.organisation_id = s.organisation_id and u.id = s.user_id
            join identity.organisation o on o.organisation_id = s.organisation_id
           where s.impersonator_user_id is not null) support`,
  columns: 'id, created_at, expires_at, ended_at, end_reason, reason, read_only, by, person, practice',
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { readOnly: 'read_only' },
});

export const ListImpersonationsQuery = implement(
  listImpersonations,
  [PlatformReader, Clock],
  (reader, clock) => ({
    async handle({ query }) {
      const page: ListPage<Row> = await reader.page(supportList, query);
      const now = clock.now().toISOString();
      return { ...page, items: page.items.map((row) => accessOf(row, now)) };
    },
  }),
);

// The sweep that records the end runs every minute, but a session whose time is up is already over, so show it as ended.
function accessOf({ endReason, endedAt, ...access }: Row, now: string): SupportAccess {
  if (endReason) return { ...access, endedAt, end: supportEndOf(endReason) };
  const isOver = access.expiresAt <= now;
  return { ...access, endedAt: isOver ? access.expiresAt : null, end: isOver ? 'EXPIRED' : null };
}
