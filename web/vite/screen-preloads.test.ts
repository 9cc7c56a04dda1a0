import { describe, expect, test } from 'vitest'
import { filesOf, type Chunk } from './screen-preloads.ts'

const chunk = (fileName: string, imports: string[] = [], more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  imports,
  isEntry: false,
  facadeModuleId: `/lulus/web/src/${fileName}.tsx`,
  ...more,
})

const CHUNKS = [
  chunk('main', ['shared'], { isEntry: true }),
  chunk('shared', [], { facadeModuleId: null }),
  chunk('layout', ['shared', 'icon']),
  chunk('login', ['form', 'icon']),
  chunk('form', ['icon', 'login'], { facadeModuleId: null }),
  chunk('icon', [], { facadeModuleId: null }),
]

describe('the files of a screen', () => {
  test('are its chunks and what they import, each once, without what the entry brings', () => {
    expect(filesOf(CHUNKS, ['layout.tsx', 'login.tsx']).toSorted()).toEqual([
      'form',
      'icon',
      'layout',
      'login',
    ])
  })

  test('are missed by name when a module has gone elsewhere', () => {
    expect(() => filesOf(CHUNKS, ['register.tsx'])).toThrow('register.tsx has no chunk of its own')
  })
})
