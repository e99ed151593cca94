import {describe, expect, it} from 'vitest';
import {nearestName} from '../../../src/settings/nearest-name';

describe('the nearest name', () => {
  it.each([
    ['ragspan', ['trace-tree', 'rag-spans', 'permissions'], 'rag-spans'],
    ['AGENTA_HOTS', ['AGENTA_API_KEY', 'AGENTA_HOST'], 'AGENTA_HOST'],
    ['repositry', ['roadmap', 'Repository'], 'Repository'],
    ['backend', ['beta', 'agenta-backend'], 'agenta-backend'],
    ['anything', [], ''],
  ])('of %s among %j is "%s"', (wrong, known, nearest) => {
    expect(nearestName(wrong, known)).toBe(nearest);
  });
});
