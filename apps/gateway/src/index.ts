export { frontDoor } from './front-door';
