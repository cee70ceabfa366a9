import { Injectable } from '@nestjs/common';
import { TenantReader } from '@quillcare/service-kit';

export interface ClientLead {
  id: string;
  name: string;
}

const OF_CLIENT = `select id, concat_ws(' ', first_name, last_name) as name from crm.lead
  where organisation_id = $1 and client_id = $2 order by created_at desc, id desc limit 50`;

/** The leads a client came from, at most the latest 50. */
@Injectable()
export class ClientLeadsReader {
  constructor(private readonly reader: TenantReader) {}

  read(clientId: string): Promise<ClientLead[]> {
    return this.reader.rows<ClientLead>('crm.leads_of_client', OF_CLIENT, [clientId]);
  }
}
