import { test } from '@japa/runner'
import { renderLesson } from '#app/learning/lessons/lesson'
import { SKILL_CODES, SKILLS } from '#contracts/skills'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

test.group('Lessons', (group) => {
  isolateDatabase(group)

  test('every skill has a lesson with its headings and two worked examples', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    for (const skill of SKILL_CODES) {
      const { status, body } = await browser.get(`/materi/${skill}`)
      assert.equal(status, 200, skill)
      assert.containSubset(body.data, { keterampilan: skill, judul: SKILLS[skill].label })
      assert.match(body.data.html, /^<h2>Yang diuji<\/h2>/, skill)
      assert.lengthOf(body.data.html.match(/<li lang="en">\(/g) ?? [], 8, skill)
      assert.notMatch(body.data.html, /---|\*\*|skill:/, skill)
    }
  })

  test('an unknown skill has none, and a visitor logs in', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    for (const skill of ['unknown', '..%2Fpractice', 'toString']) {
      assert.equal((await browser.get(`/materi/${skill}`)).status, 404)
    }
    assert.equal((await (await BrowserSession.visitor()).get('/materi/reading_detail')).status, 401)
  })

  test('what a lesson’s text could do to a page is removed', ({ assert }) => {
    const html = renderLesson(
      '---\nskill: x\n---\n\n## A\n\nText <script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) _word_'
    )
    assert.match(html, /<em lang="en">word<\/em>/)
    assert.notMatch(html, /script|img|onerror|href/)
  })
})
