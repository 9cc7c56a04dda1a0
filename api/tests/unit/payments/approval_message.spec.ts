import { test } from '@japa/runner'
import { approvalLink } from '#app/payments/transformers/approval_message'

const approval = {
  name: 'Budi',
  nohp: '081234567890',
  packageName: 'Paket A',
  academyName: 'Akademi Lulus',
  address: 'https://lulus.test/paketsoal',
}

test.group('Approval link', () => {
  test('the approval link opens a chat with the learner, with the international number', ({
    assert,
  }) => {
    const link = new URL(approvalLink(approval))
    assert.equal(link.origin + link.pathname, 'https://wa.me/6281234567890')
    const text = link.searchParams.get('text') ?? ''
    for (const part of ['Budi', 'Paket A', 'Akademi Lulus', approval.address]) {
      assert.include(text, part)
    }
  })

  test('the approval link keeps special characters of a name inside the text', ({ assert }) => {
    const name = 'A&text=x#?%00 "<b>" 😀 \ud800'
    const link = new URL(approvalLink({ ...approval, name }))
    assert.deepEqual([...link.searchParams.keys()], ['text'])
    assert.equal(link.hash, '')
    assert.equal(link.pathname, '/6281234567890')
    assert.include(link.searchParams.get('text'), 'A&text=x#?%00 "<b>" 😀')
  })
})
