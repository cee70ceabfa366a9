import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

@Injectable()
export class SuperAdmins {
  constructor(private readonly uow: UnitOfWork) {}

  /** Locks the super admins who can sign in, in id order, so that none of them changes concurrently. Requires a platform scope. */
  lockActive(): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `select u.id, u.organisation_id as "organisationId"
         from identity."user" u join identity.organisation o on o.organisation_id = u.organisation_id
        where u.role = 'SUPER_ADMIN' and u.is_active and u.deleted_at is null and o.is_active order by u.id for update of u`,
    );
  }
}
