import assert from 'node:assert/strict';
import { it } from 'node:test';
import { typedText } from './typed-text.ts';

// spec: form.gone
it('a form that cannot be saved any more is copied line by line, without its secrets', () => {
  const text = { localName: 'sky-text-field' };
  assert.equal(
    typedText([
      { ...text, label: 'Name', value: ' branch ' },
      { ...text, label: 'Description', value: '' },
      { ...text, value: 'has no name' },
      { localName: 'sky-combobox', label: 'Peer networks', value: '', values: ['10.0.0.0/8', '192.168.0.0/16'] },
      { ...text, label: 'Key', type: 'password', value: 'secret' },
      { localName: 'sky-password-field', label: 'Pre-shared key', value: 'secret' },
      { localName: 'sky-switch', label: 'Spoofing protection', value: 'on', checked: true },
    ]),
    'Name: branch\nPeer networks: 10.0.0.0/8, 192.168.0.0/16',
  );
});
