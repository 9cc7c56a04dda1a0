import type { Plugin } from 'vite'

const COMPONENT = /= (React\d*)\.forwardRef\(/g
const DISPLAY_NAME = /^[A-Z]\w*\.displayName = "[\w.]+";$/gm

/**
 * Lets the bundler drop the components of react-router that no screen uses. They are made by calls, and named for
 * developer tools by assignments, which both look as if they had effects.
 */
export function trimReactRouter(): Plugin {
  let isTrimmed = false

  return {
    name: 'trim-react-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/, code: 'forwardRef(' },
      handler(code) {
        isTrimmed = true
        return code.replace(COMPONENT, '= /* @__PURE__ */ $1.forwardRef(').replace(DISPLAY_NAME, '')
      },
    },
    buildEnd(error) {
      if (!error && !isTrimmed)
        this.error('react-router has no components to trim: is this still needed?')
    },
  }
}
