export { callbacksService } from './callbacks.service';
