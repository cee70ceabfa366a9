export { quotingService } from './quoting.service';
