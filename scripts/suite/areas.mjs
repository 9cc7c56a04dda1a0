/**
 * The parts of the repository that a step can depend on. A file belongs to the first area that matches; a change of
 * one that belongs to none (the runner, the lock file, a new place) runs everything.
 */
const PLACES = /** @type {const} */ ([
  ['everything', /(^|\/)package(-lock)?\.json$/],
  ['api-units', /^api\/tests\/unit\//],
  ['api-functional', /^api\/tests\/functional\//],
  ['api', /^api\//],
  // The bundler's configuration has the tests' limits.
  ['web-units', /^web\/src\/(testing\/(?!limits\.ts$)|.*\.test\.tsx?$)/],
  ['web-journeys', /^web\/e2e\/[^/]+\.spec\.ts$/],
  ['web-bench', /^web\/bench\//],
  // The lint rule's list of what browsers lack is what the build translates for.
  ['web', /^(web\/|scripts\/lint\/newer-features\.ts$)/],
  ['desktop-units', /^desktop\/.*\.test\.ts$/],
  ['desktop-journeys', /^desktop\/e2e\/[^/]+\.spec\.ts$/],
  ['desktop', /^(desktop\/|electron-builder\.yml$|LICENSE$)/],
  ['chaos', /^chaos\//],
  ['rehearsal', /^scripts\/rehearsal(\/|\.mjs$)/],
  ['release', /^(scripts\/release(\/|\.mjs$)|deploy\/setup\/)/],
  ['demo-content', /^scripts\/demo-content\//],
  ['lint', /^(scripts\/lint\/|\.oxlintrc\.json$)/],
  ['walls', /^\.dependency-cruiser/],
  ['unused', /^knip\.json$/],
  ['format', /^\.(oxfmtrc\.json|editorconfig)$/],
  ['read-by-tests', /^(README\.md|CHANGELOG\.md|\.env\.example|docs\/architecture\.md)$/],
  ['screen-map', /^docs\/screens(\.md$|\/)/],
  ['documents', /^((docs|deploy|\.github)\/|[A-Z]+\.md$)/],
])

/** @typedef {Exclude<(typeof PLACES)[number][0], 'everything'>} Area */

/** @type {Area[]} */
export const AREAS = PLACES.flatMap(([area]) => (area === 'everything' ? [] : [area]))

/**
 * @param {string} file from the repository's root on, with slashes
 * @returns {Area | 'everything'}
 */
export function areaOf(file) {
  return PLACES.find(([, place]) => place.test(file))?.[0] ?? 'everything'
}
