/**
 * What the examples of the description have in place of a placeholder, longer texts first. Examples of answers keep
 * it, so that their identifiers fit together.
 */
const examples: readonly (readonly [example: string, placeholder: string])[] = [
  // Where it is not the second of two.
  ['/variants/01918df7-9a20-7e0f-b2c9-5d8a4471663f', '/variants/YOUR_VARIANT_ID'],
  // A client that stores traces makes their identifiers.
  ['/traces/66cc4a1b9e3f5d0027c8a1b4', '/traces/YOUR_TRACE_ID'],
  ['/spans/66cc4a1c9e3f5d0027c8a1b6', '/spans/YOUR_SPAN_ID'],
  ['01915a6a-4680-77f1-a93d-5e0c2b8461fa', 'YOUR_USER_ID'],
  ['01915a6a-4680-7c3d-85a9-f1e7b402d6c4', 'YOUR_ORGANIZATION_ID'],
  ['01915a6a-6d90-72ea-9b17-c4f6d80e35a1', 'YOUR_WORKSPACE_ID'],
  ['0191701c-7980-74b2-9c7e-1a05d8f36b92', 'YOUR_TEMPLATE_ID'],
  ['01918de9-de80-7b52-9d3a-5c1f2e8b7a10', 'YOUR_APP_ID'],
  ['01918dea-0d60-71e5-a27c-0b8d4f963a7e', 'YOUR_CONFIGURATION_ID'],
  ['01918dea-7ea8-7c13-9a6e-40d7b52f8e33', 'YOUR_BASE_ID'],
  ['01918dea-8290-7a44-8771-2b9e6f03c5d1', 'YOUR_VARIANT_ID'],
  ['01918df7-9a20-7e0f-b2c9-5d8a4471663f', 'YOUR_OTHER_VARIANT_ID'],
  ['01918dea-ccc8-7ad2-943b-c7f5e1806d4b', 'YOUR_DEPLOYMENT_REVISION_ID'],
  ['01918dee-7260-760a-8f4d-91c7b2e3a5f8', 'YOUR_TEST_SET_ID'],
  ['01918dea-9e20-7c4b-a6d1-83f5b90e27c4', 'YOUR_OTHER_TEST_SET_ID'],
  ['01918e02-4880-7d30-9e61-f5b8c2a7470d', 'YOUR_EVALUATION_ID'],
  ['01918e04-1d40-7a92-b3c8-6e5f07d2a914', 'YOUR_SECOND_EVALUATION_ID'],
  ['01918e08-6300-708c-97ae-25f1d4b3690c', 'YOUR_EVALUATION_ID'],
  ['01918e08-66e8-7b61-9d84-c2e7f0a5136d', 'YOUR_SCENARIO_ID'],
];

/** A sample with placeholders for the identifiers that no reader has. */
export const withPlaceholders = (sample: string): string =>
  examples.reduce((text, [example, placeholder]) => text.replaceAll(example, placeholder), sample);
