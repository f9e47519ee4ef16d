import { Code } from '@skydeck/react-bindings/code';
import { Tab, TabPanel, Tabs } from '@skydeck/react-bindings/tabs';
import { useState } from 'react';
import { useText } from '../../../kit/text/index.ts';
import * as css from './access.css.ts';
import { type SnippetFacts, snippetOf, type Tool, toolNames, tools } from './snippets.rules.ts';
import { accessWords } from './words.ts';

/** What to paste into the tools people use, filled in as far as it is known. */
export function Snippets({ facts }: { facts: SnippetFacts }) {
  const t = useText(accessWords);
  const [tool, setTool] = useState<Tool>('aws');
  return (
    <Tabs
      label={t('snippets.title')}
      value={tool}
      onChange={(event) => {
        if (event.target === event.currentTarget) setTool((event.currentTarget as EventTarget & { value: Tool }).value);
      }}
    >
      {tools.map((one) => (
        <Tab key={one} value={one} label={toolNames[one].name} />
      ))}
      {tools.map((one) => (
        <TabPanel key={one} value={one}>
          {one === tool && (
            <Code
              className={css.code}
              label={t('snippets.label', { tool: toolNames[one].name })}
              language={toolNames[one].language}
              withCopy
            >
              {snippetOf(one, facts)}
            </Code>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
