export { notificationsService } from './notifications.service';
