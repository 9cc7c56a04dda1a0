import { newerFeatures } from './newer-features.ts'

/**
 * The web app's code may only call what its oldest supported browsers have: the build translates syntax, not functions. Asked
 * for first (`'any' in AbortSignal`), a function is called under a disabling comment that says so.
 */

/** Classes whose methods are told from others by their names alone. Those of iterators are named like those of arrays. */
const TOLD_BY_NAME = new Set(['Array', 'TypedArray', 'String', 'Set', 'Map', 'Promise'])

const newer = newerFeatures()
const statics = new Set(
  newer.filter(({ isStatic }) => isStatic).map(({ owner, name }) => `${owner}.${name}`)
)
const methods = new Set(
  newer.flatMap(({ owner, name, isStatic }) => (!isStatic && TOLD_BY_NAME.has(owner) ? [name] : []))
)

/**
 * @typedef {{ type: string, name?: string, computed?: boolean, object: Node, property: Node, callee: Node }} Node
 * @typedef {{ report(problem: { node: unknown, message: string }): void }} Context
 */

export default {
  meta: { name: 'oldest-browsers' },
  rules: {
    'no-newer-functions': {
      /** @param {Context} context */
      create(context) {
        /** @param {Node} node @param {string} name */
        const refuse = (node, name) =>
          context.report({
            node,
            message: `The oldest supported browsers have no ${name} (scripts/lint/newer-features.ts).`,
          })
        return {
          /** @param {Node} node */
          MemberExpression(node) {
            const name = `${node.object.name}.${node.property.name}`
            if (!node.computed && statics.has(name)) refuse(node, name)
          },
          /** @param {Node} node */
          CallExpression({ callee }) {
            if (callee.type !== 'MemberExpression' || callee.computed) return
            const { name = '' } = callee.property
            if (methods.has(name)) refuse(callee, `.${name}()`)
          },
        }
      },
    },
  },
}
