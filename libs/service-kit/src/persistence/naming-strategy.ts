import { DefaultNamingStrategy } from 'typeorm';

/** Maps `firstName` to the column `first_name`, so that entities need not name each column. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string): string {
    return customName || propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
