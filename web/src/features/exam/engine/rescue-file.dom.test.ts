import 'fake-indexeddb/auto'
import { createDecipheriv, hkdfSync, webcrypto } from 'node:crypto'
import {
  readRescueFile,
  RESCUE_NAME_PATTERN,
  rescueContext,
  type RescueContent,
} from '@lulus/api/contracts/rescue'
import { keys } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { sealRescue, sealStoredRescue } from '@/features/exam/engine/rescue-file'
import { canEncrypt, keepRescueKey, readRescueKey } from '@/features/exam/engine/rescue-key'
import { changeRecord } from '@/features/exam/engine/storage'
import { EMPTY_RECORD, withAnswer, type ExamRecord } from '@/features/exam/model/exam-record'
import { withEntry } from '@/features/exam/model/journal'
import { clearPrivateStorage, privateStore } from '@/lib/storage/private-store'
import { fakeApi, type FakeApi } from '@/testing/fake-api'

const PATH = '/soal/kunci-penyelamatan'
const KEY = Buffer.from(hkdfSync('sha256', 'secret', '', 'attempt', 32))
const TOKEN = 'gcm.v1:abc.def.ghi'
const CHOICE = { id: 7, answer: '2', seq: 1, at: 100, jam: 90 } as const

let api: FakeApi

beforeEach(async () => {
  // jsdom has no Web Crypto.
  vi.stubGlobal('crypto', webcrypto)
  await clearPrivateStorage()
  api = fakeApi()
  hand(7)
})

function hand(simulasi: number) {
  api.on('GET', PATH, { body: { simulasi, kunci: KEY.toString('base64url'), token: TOKEN } })
}

function withChoice(record: ExamRecord): ExamRecord {
  return {
    ...withAnswer(record, CHOICE.id, { answer: CHOICE.answer, seq: CHOICE.seq, at: CHOICE.at }),
    journal: withEntry(record.journal, 7, CHOICE),
  }
}

/** Decrypts a file as the server does. */
function opened(text: string): RescueContent {
  const file = readRescueFile(text)
  if (!file) throw new Error('This is no rescue file')
  const bytes = Buffer.from(file.isi, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', KEY, Buffer.from(file.iv, 'base64url'))
  decipher.setAAD(Buffer.from(rescueContext(file.token)))
  decipher.setAuthTag(bytes.subarray(-16))
  const plain = decipher.update(bytes.subarray(0, -16)).toString() + decipher.final().toString()
  return JSON.parse(plain) as RescueContent
}

test('the rescue key is fetched once, stored for use without a network, and cannot be exported', async () => {
  await keepRescueKey(7)
  api.goOffline()
  const { key, token } = await keepRescueKey(7)

  expect(api.callsOf('GET', PATH)).toHaveLength(1)
  expect(token).toBe(TOKEN)
  await expect(webcrypto.subtle.exportKey('raw', key)).rejects.toThrow()
  expect(key.usages).toEqual(['encrypt'])
})

test('signing out removes the rescue key', async () => {
  await keepRescueKey(7)
  await clearPrivateStorage()
  expect(await readRescueKey(7)).toBeNull()
})

test('the rescue key of another attempt is not used', async () => {
  hand(8)
  await expect(keepRescueKey(7)).rejects.toThrow('another attempt')
  expect(await readRescueKey(7)).toBeNull()
})

test('rescue keys of attempts without a record are removed, and others stay', async () => {
  await changeRecord(7, withChoice)
  for (const attemptId of [7, 8, 9]) {
    hand(attemptId)
    await keepRescueKey(attemptId)
  }
  const names = await keys<string>(privateStore())
  expect(names.filter((name) => name.startsWith('rescue:')).sort()).toEqual([
    'rescue:7',
    'rescue:9',
  ])
})

test('a page without https has no rescue files', () => {
  expect(canEncrypt()).toBe(true)
  vi.stubGlobal('crypto', { getRandomValues: () => undefined })
  expect(canEncrypt()).toBe(false)
})

test('a rescue file can be opened with the key, and each one has another IV', async () => {
  const rescueKey = await keepRescueKey(7)
  const rescued = {
    attemptId: 7,
    record: withChoice(EMPTY_RECORD),
    clocks: { server: 5, device: 6 },
  }
  const first = await sealRescue(rescueKey, 'Rina Wijaya', rescued)
  const second = await sealRescue(rescueKey, 'Rina Wijaya', rescued)

  expect(opened(first.text)).toMatchObject({
    simulasi: 7,
    dari: 'simulasi-7',
    jurnal: [{ ...CHOICE, link: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    jawaban: [{ id: 7, answer: '2', seq: 1, at: 100 }],
    server: 5,
    perangkat: 6,
  })
  expect(first.name).toMatch(RESCUE_NAME_PATTERN)
  expect(first.text).not.toBe(second.text)
})

test('without a room, the newest attempt with undelivered answers is saved to the rescue file', async () => {
  await changeRecord(7, withChoice)
  await changeRecord(9, (record) => record)
  await keepRescueKey(7)

  const sealed = await sealStoredRescue('Rina')
  expect(opened(sealed?.text ?? '').simulasi).toBe(7)

  await changeRecord(7, () => EMPTY_RECORD)
  expect(await sealStoredRescue('Rina')).toBeNull()
})

test('without a rescue key there is no file', async () => {
  await changeRecord(7, withChoice)
  expect(await sealStoredRescue('Rina')).toBeNull()
})
