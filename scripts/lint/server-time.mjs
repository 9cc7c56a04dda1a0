/**
 * All code must use the server's clock; `new Date()` reads the machine's. Named functions such as Date.now are refused
 * by the linter's own no-restricted-properties.
 */
export default {
  meta: { name: 'server-time' },
  rules: {
    'no-date-of-now': {
      /** @param {{ report(problem: { node: unknown, message: string }): void }} context */
      create(context) {
        /** @param {{ callee: { type: string, name?: string }, arguments: unknown[] }} node */
        function refuse(node) {
          if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return
          if (node.arguments.length > 0) return
          context.report({ node, message: 'Ask clock.now(): wall clocks step.' })
        }
        return { NewExpression: refuse, CallExpression: refuse }
      },
    },
  },
}
