export { crmService } from './crm.service';
