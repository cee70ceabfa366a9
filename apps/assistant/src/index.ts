export { assistantService } from './assistant.service';
