import type { Plugin } from 'vite'

/** Preloads a font, which would otherwise wait for the stylesheet. */
export function preloadFont(fileName: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const asset = Object.keys(bundle ?? {}).find((name) => name.includes(fileName))
        if (asset === undefined) throw new Error(`No font named ${fileName} is part of the build`)
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${asset}`,
            },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}
