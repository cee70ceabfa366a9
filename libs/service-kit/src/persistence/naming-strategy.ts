import { DefaultNamingStrategy } from 'typeorm';

/** `firstName` is column `first_name`: entities are written without naming each column. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string): string {
    return customName || propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
