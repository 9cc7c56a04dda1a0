import { test } from '@japa/runner'
import fc from 'fast-check'
import { messageText } from '#app/messages/domain/message_text'
import {
  filledText,
  MESSAGE_KINDS,
  MESSAGES,
  messageTextFault,
  sampleText,
  whatsappLink,
} from '#contracts/messages'

test.group('Texts of messages', () => {
  test('the usual text of {$self} is without fault, and its sample leaves no placeholder')
    .with([...MESSAGE_KINDS])
    .run(({ assert }, kind) => {
      const { text } = MESSAGES[kind]
      assert.isNull(messageTextFault(kind, text))
      assert.notMatch(sampleText(text), /[{}]/)
    })

  test('a fault of a text is told: {$self}')
    .with([' ', 'Halo {alasan}', 'Halo {Nama}', 'Halo {', 'Halo nama}', '{{nama}}', 'Halo {}'])
    .run(({ assert }, text) => {
      assert.isString(messageTextFault('dikonfirmasi', text))
    })

  test('what stands for a placeholder is never read as one', ({ assert }) => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (nama, paket) => {
        assert.equal(filledText('a {nama} b {paket} c', { nama, paket }), `a ${nama} b ${paket} c`)
      })
    )
  })

  test('an event says its day and hour in Jakarta, and where it is', ({ assert }) => {
    const facts = {
      packageName: 'Paket A',
      eventName: 'Ujian Pagi',
      startsAt: Date.UTC(2026, 11, 11, 18, 30),
      path: '/ujian/3',
    }
    const told = { name: 'Ayu', academyName: 'Akademi' }
    const text = (lab: string | null) =>
      messageText(
        '{waktu}, {tempat}: {tautan}',
        { ...told, facts: { ...facts, lab } },
        'https://a.test'
      )
    assert.equal(
      text('Lab 2'),
      'Sabtu, 12 Desember 2026 pukul 01.30 WIB, di Lab 2: https://a.test/ujian/3'
    )
    assert.include(text(null), 'dari perangkat Anda sendiri')
  })

  test('a WhatsApp link has the international number and keeps special characters inside the text', ({
    assert,
  }) => {
    const link = new URL(whatsappLink('081234567890', 'A&text=x#?%00 "<b>" 😀 \ud800'))
    assert.equal(link.origin + link.pathname, 'https://wa.me/6281234567890')
    assert.deepEqual([...link.searchParams.keys()], ['text'])
    assert.equal(link.hash, '')
    assert.include(link.searchParams.get('text'), 'A&text=x#?%00 "<b>" 😀')
  })
})
