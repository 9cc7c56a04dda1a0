import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number]

/**
 * Unwraps cascade layers, because browsers before Chrome 99 and Safari 15.4 drop everything inside `@layer`. Tailwind
 * writes its layers in order of precedence and keeps the specificity of its base styles low, so source order alone
 * gives the same result.
 */
export function flattenCssLayers(): PostcssPlugin {
  return {
    postcssPlugin: 'flatten-css-layers',
    OnceExit(root) {
      root.walkAtRules('layer', (layer) => {
        if (layer.nodes) layer.replaceWith(layer.nodes)
        else layer.remove()
      })
    },
  }
}
