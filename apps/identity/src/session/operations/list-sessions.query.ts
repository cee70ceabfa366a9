import { listSessions, type DeviceSession } from '@quillcare/contracts';
import { Clock, implement, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { deviceOf } from '../domain/device';

interface Row {
  id: string;
  userAgent: string;
  ipAddress: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  impersonatorName: string | null;
  supportReason: string | null;
  readOnly: boolean | null;
}

const LIVE = `
  select id, user_agent, ip_address, created_at, last_used_at, expires_at, impersonator_name, support_reason, read_only
    from identity.session
   where organisation_id = $1 and user_id = $2 and ended_at is null and expires_at > $3
   order by (id = $4) desc, last_used_at desc, id desc limit 100`;

export const ListSessionsQuery = implement(listSessions, [TenantReader, Clock], (reader, clock) => ({
  async handle(_input) {
    const { userId, sessionId } = requireUser();
    const rows = await reader.rows<Row>('identity.sessions', LIVE, [userId, clock.now(), sessionId]);
    const items = rows.map((row) => deviceSessionOf(row, sessionId));
    return { items };
  },
}));

function deviceSessionOf(row: Row, present: string): DeviceSession {
  const { userAgent, impersonatorName, supportReason, readOnly, ...session } = row;
  const support = supportReason === null || readOnly === null ? null : { reason: supportReason, readOnly };
  const device = support ? `Quillcare support: ${impersonatorName}` : deviceOf(userAgent);
  return { ...session, device, support, isCurrent: row.id === present };
}
