export { auditService } from './audit.service';
