/**
 * Limits and pauses of tests. A limit belongs with its reason into its workspace's file of limits: a number in a test
 * explains neither its length nor whether another may be as long. And a pause proves nothing, because a late defect
 * passes it.
 */
const NAMED = 'Name it in the limits of this workspace (docs/testing.md).'
const PAUSE =
  'A pause proves nothing: wait for what follows, move a clock, or count (docs/testing.md).'

/** Options of runners and assertions. */
const OPTIONS = new Set(['timeout', 'testTimeout', 'hookTimeout'])
/** Functions that only wait. */
const PAUSES = new Set(['sleep', 'delay', 'waitForTimeout'])

/**
 * @typedef {{ type: string, name?: string, value?: unknown, property?: Node, object?: Node, left?: Node, right?: Node,
 *   callee?: Node, arguments?: Node[], key?: Node, parent?: Node, body?: Node, params?: Node[], computed?: boolean }} Node
 * @typedef {{ report(problem: { node: unknown, message: string }): void }} Context
 */

/**
 * @param {Node | undefined} node
 * @returns {boolean} whether it is a number, or counted from numbers alone
 */
function isNumber(node) {
  if (node?.type === 'Literal') return typeof node.value === 'number'
  return node?.type === 'BinaryExpression' && isNumber(node.left) && isNumber(node.right)
}

/** @param {Node | undefined} callee */
function nameOf(callee) {
  return callee?.type === 'MemberExpression' ? callee.property?.name : callee?.name
}

export default {
  meta: { name: 'test-limits' },
  rules: {
    'named-limits': {
      /** @param {Context} context */
      create(context) {
        return {
          /** @param {Node} node */
          Property(node) {
            if (OPTIONS.has(node.key?.name ?? '') && isNumber(/** @type {Node} */ (node.value)))
              context.report({ node, message: NAMED })
          },
          /** @param {Node} node */
          CallExpression({ callee, arguments: [first] = [] }) {
            if (callee?.type !== 'MemberExpression' || !isNumber(first)) return
            const isLimit =
              callee.property?.name === 'timeout' ||
              (callee.property?.name === 'setTimeout' && callee.object?.name === 'test')
            if (isLimit && callee.object?.name !== 'AbortSignal')
              context.report({ node: callee, message: NAMED })
          },
        }
      },
    },
    'no-pause': {
      /** @param {Context} context */
      create(context) {
        return {
          /** @param {Node} node */
          CallExpression(node) {
            const name = nameOf(node.callee)
            const [first, second] = node.arguments ?? []
            if (PAUSES.has(name ?? '')) context.report({ node, message: PAUSE })
            // setTimeout(resolve, 50) only waits.
            if (name === 'setTimeout' && first?.type === 'Identifier' && second)
              context.report({ node, message: PAUSE })
          },
        }
      },
    },
  },
}
