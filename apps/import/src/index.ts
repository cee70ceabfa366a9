export { importService } from './import.service';
