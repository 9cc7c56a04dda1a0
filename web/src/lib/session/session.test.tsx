import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetPerson, onSessionEnd } from '@/lib/session/clean-ups'
import { claimPrivateStore, privateStore } from '@/lib/storage/private-store'

const saved = () => get<string>('answers', privateStore())

beforeEach(async () => {
  await forgetPerson()
  localStorage.clear()
})

describe('the private store', () => {
  test('keeps what its owner left, over reloads', async () => {
    await claimPrivateStore('081200000001')
    await set('answers', 'unsent', privateStore())

    await claimPrivateStore('081200000001')

    expect(await saved()).toBe('unsent')
  })

  test('is emptied before somebody else gets it', async () => {
    await claimPrivateStore('081200000001')
    await set('answers', 'unsent', privateStore())

    await claimPrivateStore('081200000002')

    expect(await saved()).toBeUndefined()
  })
})

describe('leaving', () => {
  test('forgets the store, the own keys of localStorage and what was registered', async () => {
    const cleanUp = vi.fn()
    const unregister = onSessionEnd(cleanUp)
    await set('answers', 'unsent', privateStore())
    localStorage.setItem('lulus:mini-test', '1')
    localStorage.setItem('other', '1')

    await forgetPerson()

    expect(await saved()).toBeUndefined()
    expect(localStorage.getItem('lulus:mini-test')).toBeNull()
    expect(localStorage.getItem('other')).toBe('1')
    expect(cleanUp).toHaveBeenCalledOnce()
    unregister()
  })

  test('goes on when one clean-up fails, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const other = vi.fn()
    const unregister = [
      onSessionEnd(() => {
        throw new Error('broken')
      }),
      onSessionEnd(other),
    ]

    await forgetPerson()

    expect(other).toHaveBeenCalledOnce()
    expect(log).toHaveBeenCalledOnce()
    unregister.forEach((undo) => undo())
  })
})
