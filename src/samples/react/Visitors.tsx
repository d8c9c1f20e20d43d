import { useUnleashClient } from '@unleash/proxy-client-react';
import { useState } from 'react';

const visitors = ['anna', 'ben', 'chidi', 'dara', 'eve', 'finn', 'gita', 'hugo', 'ines', 'joon'];

export function Visitors() {
  const client = useUnleashClient();
  const [visitor, setVisitor] = useState('anna');
  const [answers, setAnswers] = useState<Record<string, boolean>>({});

  async function visitAs(name: string) {
    await client.updateContext({ userId: name });
    const answer = client.isEnabled('new-checkout');
    setVisitor(name);
    setAnswers((known) => ({ ...known, [name]: answer }));
  }

  return (
    <aside>
      <h2>Visiting as {visitor}</h2>
      <ul>
        {visitors.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => visitAs(name)}>
              {name}
            </button>{' '}
            {name in answers && (answers[name] ? 'one page' : 'two steps')}
          </li>
        ))}
      </ul>
    </aside>
  );
}
