import { expect, test } from 'vitest'
import { iconModules, iconsUsed, isIconIndex } from './icon-imports.ts'

const INDEX = '/lulus/node_modules/lucide-react/dist/esm/lucide-react.mjs'
const CODE = `export { default as Trash, default as Trash2, default as TrashIcon } from './icons/trash.mjs';
export { default as X, default as XIcon } from './icons/x.mjs';
export { default as Icon } from './Icon.mjs';`

test("knows the icons' index by its address", () => {
  expect(isIconIndex(INDEX)).toBe(true)
  expect(isIconIndex(INDEX.replace('lucide-react.mjs', 'icons/x.mjs'))).toBe(false)
})

test('finds an icon by each of its names', () => {
  const modules = iconModules(INDEX, CODE)
  expect(modules.get('Trash2')).toBe('/lulus/node_modules/lucide-react/dist/esm/icons/trash.mjs')
  expect(modules.get('Trash2')).toBe(modules.get('TrashIcon'))
  expect(modules.has('Icon')).toBe(false)
})

test('tells which icons a module imports, under another name too', () => {
  const modules = iconModules(INDEX, CODE)
  const code = `import { Trash2, X as Close,\n Unknown } from "lucide-react";import { Icon } from 'lucide-react';`
  expect(iconsUsed(code, modules)).toEqual([modules.get('Trash'), modules.get('X')])
  expect(iconsUsed(`import { X } from './x'`, modules)).toEqual([])
})
