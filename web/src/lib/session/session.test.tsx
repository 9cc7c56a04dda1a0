import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { claimPrivateStore } from '@/lib/storage/claim-private-store'
import { forgetPerson } from '@/lib/storage/forget-person'
import { privateStore } from '@/lib/storage/private-store'

const saved = () => get<string>('answers', privateStore())

beforeEach(async () => {
  await forgetPerson()
  localStorage.clear()
})

describe('the private store', () => {
  test("the private store keeps its owner's data across reloads", async () => {
    await claimPrivateStore('081200000001')
    await set('answers', 'unsent', privateStore())

    await claimPrivateStore('081200000001')

    expect(await saved()).toBe('unsent')
  })

  test('the private store is emptied before another user gets it', async () => {
    await claimPrivateStore('081200000001')
    await set('answers', 'unsent', privateStore())

    await claimPrivateStore('081200000002')

    expect(await saved()).toBeUndefined()
  })
})

describe('signing out', () => {
  test("signing out deletes the store and the app's own localStorage keys", async () => {
    await set('answers', 'unsent', privateStore())
    localStorage.setItem('lulus:mini-test', '1')
    localStorage.setItem('other', '1')

    await forgetPerson()

    expect(await saved()).toBeUndefined()
    expect(localStorage.getItem('lulus:mini-test')).toBeNull()
    expect(localStorage.getItem('other')).toBe('1')
  })

  test('signing out continues if the store cannot be emptied, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    localStorage.setItem('lulus:mini-test', '1')
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
      throw new Error('broken')
    })

    await forgetPerson()

    expect(log).toHaveBeenCalledOnce()
  })
})
