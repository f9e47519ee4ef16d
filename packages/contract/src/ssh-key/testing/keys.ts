// Made by ssh-keygen, for tests; nobody has the private halves.
export const keygen = {
  ed25519: {
    line: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIMG1e1vHA5fJB2AiR8crVjjF87uFDSvTvPJOz3H1aK+q mia@laptop',
    bits: 256,
    md5: '65:53:d8:03:9b:4b:39:90:1a:eb:73:fd:76:fe:fb:20',
    sha256: 'SHA256:Rb8bj+nzdpHl4IAAhRmVOOjfnOX25MKSf/gO9cg2UYU',
  },
  rsa1024: {
    line: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQC6RFOpffKkKxSenW2PWAmu1NBGADY4DHjPZ965Boh5R0tBu3aMvmPXcDB2G5idB732bBz2d8T4JLk3d2aGUNBVz2JXP1k+iE/e1mU4HjSjNCSHMU5syiLN9TUc9lhSS1qJIlJm6bwIHPSif+uXZ4nOhlxEWZs8g83ohqI5ThnUvw== old@host',
    bits: 1024,
    md5: '21:4f:1b:a4:6b:cd:52:51:b4:9c:20:76:08:80:87:0e',
    sha256: 'SHA256:odIxYkoKcAeMkjUoAxGa6RN3OO6AaxPcnuwAMs/MHXA',
  },
  rsa3072: {
    line: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQC9VlNRj5L5Q15EJrjM+iLxjoIJSODIwQrBHFapbTG7Seq7AKnmEy37H1Te1JhMlkN0YEUSXYpGAHfuqXu9E3mLnE0iIYNczQdlkRTpGzz5Pe58Qqtd76GPOXa/PK72t26Wi3pbEJBKenXHgI/H/mDQguPxSiKM7AVKeuovYPj8d2Re6tAjd7rNCvG4VKFNz6uvZUup+Z6/OnqM5XddrYXm8bWtspmsdHs37QNkOHPw8synnvkY/AB3gJUCoTYMD+cglIx3hAW37/RBkzu9S6tUTgcqOCt9ocknZSI0W+YEQCY5Eox5/7f4j53qncxLlj4g2NlTSBgh7+kIRHRvIgYhc/t46zHilwRpMRJ7k+ZlwmR+cGsJ0ME6oKXxT1f7L5GvrRnWWnjCvZEimlO2uXM741EL05dsGltJyjy1Mh/b25eVDtksBPgU1kdsbCvzmYnFjwAlPQ7uW8OMiqUSdpBjP9zTuoTO4YhwpA4crkXNz2eftlZZ1PqP5oyJ49rKNw8= r@h',
    bits: 3072,
    md5: 'a1:1f:26:53:18:9c:de:48:49:41:6f:42:97:9b:4a:e7',
    sha256: 'SHA256:hcpPNrWlrAfbQlEmR2U0soGwln4yRbSHEGlDCjiydQA',
  },
  ecdsa256: {
    line: 'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBIYvi1mMRBOmPzy/qhgSXadWzMI6mhV/M5u06LseFeBu7rPVIJ3pE4EbDtNPTsTyCVWpK8+A5rHRXBMXCpM+qw8= e@h',
    bits: 256,
    md5: 'f9:17:93:e2:ee:b2:71:90:31:4b:90:88:5e:3c:0e:6e',
    sha256: 'SHA256:bjlVQ19KIirnxagA2+xyj2L8hg8Xgimtoue038MOVCU',
  },
  ecdsa384: {
    line: 'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBAABopvocJwtSObEqDRHjqrgNUQHkadl8Dk0hPsdm6QddAk8yVDIZJb+ip2QW/6PyBuoqpW9HsGigMHLGX3gdnfrliSMX3RX30teoOmPG/JeS+jX1gR8hrLw6yjLh+s3og== e@h',
    bits: 384,
    md5: '71:b8:15:85:9d:67:eb:3e:b3:79:26:97:4b:98:a9:81',
    sha256: 'SHA256:oVbqndRChkJXYGHqi1vmvBHTeo2eTwm/8XK82NyGVBs',
  },
  ecdsa521: {
    line: 'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBABMXykJG2eHBTP0YwqDl8M5ZbrQVHSDdZMzSi0DEuH3VJZLWxx8jl+j54aH9fo5mGhLLLOxoEw9pNzgHzW7yAWB7wE+Un2UM1yvIOoWWIffU7sKBct4332q/rtnIH0HAGKs+s0SedDzRSyrWSAFcsTTaEHGtX3va3PCJFvIZr7gR/xGfA== e@h',
    bits: 521,
    md5: '00:cc:58:6f:a6:c0:20:a2:35:c3:5b:0d:13:e1:09:42',
    sha256: 'SHA256:XwzjAwAYijgXTmqRe/1yBbO6FU85HN1e1CDwBDn8+/I',
  },
  dsa: {
    line: 'ssh-dss AAAAB3NzaC1kc3MAAACBAM6Bm6ZGBuHxNtrKSOUxoxzFPJK5kE+lbGJEijqqKAfw14mpQLxLwEAgit+zblG6PavVN9abNta6L8V54pHgEh1qk0Z8xkM2scD06xOHbLUVjiuXj6Ou4vdsTBkKBVNhl+lZbjxwQyF2yttB134+8JqLHFKU+1Upc0dWx0XSqz63AAAAFQCdroERoYLvW5dX57DhRFK5y7i/JQAAAIBG3AMAEj8JNt0QrJGhPPOGfF56y1GrEBXFwF9x+sBNSSuUYZcikPu3GI2jz1ypog209dzeStMZ6Q5UL5tqKkzVmgUGJVeogejYBUXh6918wP91FJe0coaPGGRiRCSuYiFJpsKV0QVrah3MuORVx3sC32rIoKeLQpukGYVEMMp7vQAAAIEAyxJrQDOOhv8DMqsPTV6bcgvk4o+qqT9cfXDQoPbyCGwgg0eiYCoNDa2ija8gzZNF6Few25cVLMDSOQI6ym7Ob+SX96p38fB2YaKp1ga4FUpDvbcvQ+8nmP6zow7zUW934ftkVXzo0pdcD60pDVUC8Nlffui8qC9NUxUWMhyjNd8= d@h',
    bits: 1024,
    md5: 'f3:96:4d:7d:07:d4:a7:76:a8:62:7c:3f:05:61:2f:ae',
    sha256: 'SHA256:tN3288XQI9A8oTkuJ9GSVluwBLwimbffcvLjjSV7ktg',
  },
} as const;
