import { CSRF_COOKIE, CSRF_HEADER } from '#contracts/web_app'

/** The cookies and the token of a browser that has opened the site, as headers. */
export async function visit(port: number): Promise<Record<string, string>> {
  return credentialsOf(await fetch(`http://127.0.0.1:${port}/api/users/getAuth`))
}

/** The same of one that has signed in. */
export async function signIn(
  port: number,
  account: { identifier: string; password: string }
): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { ...(await visit(port)), 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (answer.status !== 200) throw new Error(`a login failed with ${answer.status}`)
  return credentialsOf(answer)
}

function credentialsOf({ headers }: Response): Record<string, string> {
  const cookies = headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')))
  const token = cookies.find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`))
  return {
    cookie: cookies.join('; '),
    [CSRF_HEADER]: decodeURIComponent(token?.slice(token.indexOf('=') + 1) ?? ''),
  }
}
